// npm run new page|section|demo|parameter|lesson|locale NAME: writes every file that such a thing needs, and prints them with the next steps.
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {isMain, loadTypeScript, root} from './lib.mjs';

/** Placeholders; `npm run check` reports each until it is replaced. */
const FILL = {'zh-Hans': '〔填写〕', en: '[fill in]'};

/** Inserts a line before a text that a file contains. @throws Error when the file has changed its form */
const before = (file, anchor, line) => async (read) => {
  const text = await read(file);
  const at = text.lastIndexOf(anchor);
  if (at < 0) throw new Error(`${file}: expected ${JSON.stringify(anchor)}; adapt scripts/new.mjs to its new form`);
  return [[file, `${text.slice(0, at)}${line}${text.slice(at)}`]];
};

/** A file of data after a change. */
const edited = (file, change) => async (read) => {
  const data = JSON.parse(await read(file));
  change(data);
  return [[file, JSON.stringify(data, null, 2)]];
};

/** A text to fill in, in each language. */
const toFill = (zh, en) => ({'zh-Hans': `${FILL['zh-Hans']}${zh}`, en: `${FILL.en} ${en}`});

const sectionsIn = (sidebars) => [...sidebars.matchAll(/section\('(\w+)'/g)].map(([, folder]) => folder);

/** A page and its translation, with the stamp of the source. */
async function pair(file, {'zh-Hans': zh, en}) {
  const {trees} = await loadTypeScript('plugins/translation-status/trees.ts');
  const {sourceHash} = await loadTypeScript('plugins/translation-status/check.ts');
  const [{source, translation}] = trees;
  const text = ({title, description, body}, more = '') =>
    `---\ntitle: "${title}"\ndescription: "${description}"\n${more}---\n\n${body}\n`;
  return [
    [`${source}/${file}`, text(zh)],
    [`${translation}/${file}`, text(en, `source_hash: ${sourceHash(text(zh))}\n`)],
  ];
}

const page = {
  usage: 'npm run new page Tutorial/NameOfThePage',
  pattern: /^[A-Za-z0-9.-]+\/[A-Za-z][A-Za-z0-9-]*$/,
  async changes(name, read) {
    const [wanted, id] = name.split('/');
    const sidebars = await read('sidebars.ts');
    const sections = sectionsIn(sidebars);
    const folder = sections.find((each) =>
      [each, `${each}s`].some((one) => one.toLowerCase() === wanted.toLowerCase()),
    );
    if (!folder)
      throw new Error(
        `No section "${wanted}" in sidebars.ts. Sections: ${sections.join(', ')}; npm run new section makes another.`,
      );
    const start = sidebars.indexOf(`section('${folder}'`);
    // A section without pages ends on its line.
    const end = sidebars.indexOf(']),', start);
    return [
      ...(await pair(`${folder}/${id}.md`, {
        'zh-Hans': {
          title: `${FILL['zh-Hans']}标题`,
          description: `${FILL['zh-Hans']}一句话说明本页的成果`,
          body: `${FILL['zh-Hans']}本页的成果。\n\n## 准备 {/* #who-this-is-for */}\n\n- ${FILL['zh-Hans']}前置条件\n\n## 步骤 {/* #steps */}\n\n1. **${FILL['zh-Hans']}标题**：操作，以及看得到的结果。`,
        },
        en: {
          title: `${FILL.en} title`,
          description: `${FILL.en} what the reader has at the end, in one sentence`,
          body: `${FILL.en} What the reader has at the end.\n\n## What you need {/* #who-this-is-for */}\n\n- ${FILL.en} what the reader needs\n\n## Steps {/* #steps */}\n\n1. **${FILL.en} Title.** An action and its visible result.`,
        },
      })),
      ['sidebars.ts', `${sidebars.slice(0, end)} '${id}',${sidebars.slice(end)}`],
    ];
  },
  next: [
    'Write the Chinese page, then the English one; both have the same headings, ids, tables and demos.',
    'npm run check -- --stamp, then npm run check',
    'npm run build && npm run cards (the social cards of the page)',
  ],
};

const section = {
  usage: 'npm run new section NameOfTheSection',
  pattern: /^[A-Z][A-Za-z0-9]*$/,
  async changes(name, read) {
    if (sectionsIn(await read('sidebars.ts')).includes(name))
      throw new Error(`The section "${name}" exists: sidebars.ts. Choose another name, or edit that file.`);
    return [
      ...(await pair(`${name}/index.md`, {
        'zh-Hans': {
          title: `${FILL['zh-Hans']}标题`,
          description: `${FILL['zh-Hans']}一句话说明这一部分讲什么`,
          body: `${FILL['zh-Hans']}这一部分讲什么，先读哪一页。`,
        },
        en: {
          title: `${FILL.en} title`,
          description: `${FILL.en} what the section is about, in one sentence`,
          body: `${FILL.en} What the section is about, and which page to read first.`,
        },
      })),
      ...(await before(
        'sidebars.ts',
        "    'Status',",
        `    section('${name}', texts.sidebar.${lowerFirst(name)}, []),\n`,
      )(read)),
      ...(await edited('data/site.json', ({sidebar}) => {
        sidebar[lowerFirst(name)] = toFill('标题', 'title');
      })(read)),
    ];
  },
  next: [
    'Fill in the label in data/site.json and the two pages; the section stands where its line does.',
    'npm run new page NAME/NameOfThePage (its pages)',
    'npm run check -- --stamp, then npm run check',
    'npm run build && npm run cards (the social card of the section)',
    'A link to it in the top bar or the footer is a line of config/navbar.ts or config/footer.ts.',
  ],
};

const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1);

const demo = {
  usage: 'npm run new demo name-of-the-demo',
  pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
  changes(name, read) {
    const id = `demo-${name}`;
    return edited('data/demos.json', (demos) => {
      if (demos.some((each) => each.id === id))
        throw new Error(`The demo "${name}" exists: data/demos.json. Choose another name, or edit that file.`);
      demos.push({
        id,
        page: FILL.en,
        title: toFill('标题', 'title'),
        caption: toFill('试试什么。', 'what to try.'),
        alt: toFill('画面里看得到什么。', 'what the picture shows.'),
        camera: {like: 'Knee'},
        light: {yaw: -38, pitch: 38},
        values: {},
        group: 'cloth',
        controls: ['LightYaw', 'LightPitch', 'CameraDistance'],
        views: ['color'],
        presets: [],
        orb: true,
        idle: false,
      });
    })(read);
  },
  next: [
    'Fill in data/demos.json: the page that shows it, its texts, and the panel; src/stage/demos/types.ts says what each field means.',
    'Put <Stage demo="demo-NAME" /> into that page, in both languages.',
    'npm run figures -- demo-NAME (its posters)',
    'npm run build, then npx playwright test visual/demos -g demo-NAME --update-snapshots=missing (its reference pictures)',
  ],
};

const parameter = {
  usage: 'npm run new parameter NameOfTheParameter',
  pattern: /^[A-Z][A-Za-z0-9]+$/,
  changes(name, read) {
    return edited('data/parameters.json', (parameters) => {
      if (name in parameters)
        throw new Error(
          `The parameter "${name}" exists: data/parameters.json. Choose another name, or edit that file.`,
        );
      parameters[name] = {
        section: '11',
        type: 'scalar',
        min: 0,
        max: 1,
        step: 0.01,
        default: 0,
        label: {'zh-Hans': `${FILL['zh-Hans']}中文名`, en: name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')},
        effect: toFill('调它会怎样。', 'What turning it does.'),
      };
    })(read);
  },
  next: [
    'Fill in the definition, at its place in the catalogue: section, type, range, default, both texts. Tables, panels and search follow.',
    'What must be on before it acts is its condition in data/needs.json, as its neighbours have.',
    'Use it in a formula: src/stage/shading/*.ts and the same in src/stage/shading/glsl/*.ts; src/stage/engine/values.ts passes it to the shader.',
    'Add the formula to tests/stage/parity/cases.ts and its text to docs-internal/shading-model.md.',
    'Show it: <Parameters ids="NAME" /> in a page of both languages, and its id in the controls of a demo.',
  ],
};

const lesson = {
  usage: 'npm run new lesson name-of-the-lesson',
  pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
  changes(name, read) {
    const task = (id, ...parameters) => ({
      id,
      demo: 'demo-transition',
      view: 'color',
      title: toFill('标题', 'title'),
      brief: toFill('目标里看得到什么。', 'What one sees in the target.'),
      start: Object.fromEntries(parameters.map(([parameter, start]) => [parameter, start])),
      target: Object.fromEntries(parameters.map(([parameter, , target]) => [parameter, target])),
    });
    const threshold = ['ShadowThreshold', 0.35, 0.68];
    const softness = ['ShadowSoftness', 0.05, 0.4];
    return edited('data/lessons.json', (lessons) => {
      if (lessons.some(({id}) => id === name))
        throw new Error(`The lesson "${name}" exists: data/lessons.json. Choose another name, or edit that file.`);
      const tasks = [task('one', threshold), task('two', threshold, softness), task('look', threshold, softness)];
      lessons.push({id: name, tasks});
    })(read);
  },
  next: [
    'Fill in the three tasks: one parameter, two that act on each other, a look to match. src/features/lessons/types.ts says what each field means.',
    'Say in data/parameters.json, `symptom`, what one sees of each parameter below and above its target, where it is not there yet.',
    'Put <Lessons of="NAME" /> under the exercise of its page, in both languages.',
    'npm test -- lessons: is every task solved by its hints, do near misses fail on the renderer?',
  ],
};

const locale = {
  usage: 'npm run new locale CODE (ja, pt-BR)',
  pattern: /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/,
  async changes(name, read) {
    const names = new Intl.DisplayNames([name], {type: 'language'});
    const {direction} = new Intl.Locale(name).textInfo;
    const line = `  '${name}': {label: '${names.of(name)}', direction: '${direction}', complete: false, giscus: '${name}'},\n`;
    const {locales} = await loadTypeScript('config/locales.ts');
    if (locales.includes(name))
      throw new Error(`The locale "${name}" exists: config/locales.ts. Choose another name, or edit that file.`);
    return [
      ...(await before('config/locales.ts', '} as const satisfies Record<string, Traits>;', line)(read)),
      [`i18n/${name}/code.json`, '{}'],
    ];
  },
  next: [
    'npx docusaurus write-translations --locale NAME: translate i18n/NAME/code.json, and delete the other files that it writes: their texts are in data/.',
    'Translate the texts of data/*.json, by adding the key NAME beside en. What lacks it shows the text of the source.',
    'Copy a page of docs/ to i18n/NAME/docusaurus-plugin-content-docs/current/, translate it, then npm run check -- --stamp. Pages without a translation show their source with a banner.',
    'npm run check prints how much of each kind is done. When all is, set complete in config/locales.ts: from then on a missing text is an error.',
    'npm run build && npm run cards (the social cards of its pages)',
  ],
};

export const kinds = {page, section, demo, parameter, lesson, locale};

/**
 * @returns [file, text] of every file to write
 * @throws Error that says what is wrong with the kind or the name
 */
export async function plan(kind, name, folder = root) {
  const usages = Object.values(kinds).map(({usage}) => `  ${usage}`);
  if (!Object.hasOwn(kinds, kind ?? '')) throw new Error(`Say what to make:\n${usages.join('\n')}`);
  const {changes, pattern, usage} = kinds[kind];
  if (!name) throw new Error(`The name is missing: ${usage}`);
  if (!pattern.test(name)) throw new Error(`"${name}" does not have the form of ${usage}`);
  const read = (file) => readFile(path.join(folder, file), 'utf8');
  const written = await changes(name, read);
  const taken = written.find(
    ([file]) => file.includes(path.basename(name)) && existsSync(path.join(folder, file)),
  )?.[0];
  if (taken) throw new Error(`The ${kind} "${name}" exists: ${taken}. Choose another name, or edit that file.`);
  const formatted = async ([file, text]) => {
    const filepath = path.join(root, file);
    return [file, await format(text, {...(await resolveConfig(filepath)), filepath})];
  };
  return Promise.all(written.map(formatted));
}

if (isMain(import.meta)) {
  const [kind, name] = process.argv.slice(2);
  try {
    const written = await plan(kind, name);
    for (const [file, text] of written) {
      await mkdir(path.dirname(path.join(root, file)), {recursive: true});
      await writeFile(path.join(root, file), text);
      console.log(file);
    }
    const steps = kinds[kind].next.map((step, at) => `${at + 1}. ${step.replaceAll('NAME', name)}`);
    console.log(`\nNext:\n${steps.join('\n')}\nnpm run check names what is still to fill in.`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
