import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {expect, it} from 'vitest';
import rehypeBreakPoints, {breakable, breakPoint, rehypeDividedCode} from './break-points';

const divided = (code: string, long?: number) => {
  const at = breakPoint(code, long);
  return at < 0 ? [code] : [code.slice(0, at), code.slice(at)];
};

it('divides long code between its words, and leaves at least four characters to the mark', () => {
  expect(divided('GenerateProjectFiles.bat')).toEqual(['GenerateProject', 'Files.bat']);
  expect(divided('r.Toon.Outline.MinPixels')).toEqual(['r.Toon.Outline.Min', 'Pixels']);
  expect(divided('GIDirectionality', 15)).toEqual(['GI', 'Directionality']);
  expect(divided('Config/DefaultEngine.ini')).toEqual(['Config/Default', 'Engine.ini']);
  expect(divided('EUW_Toon_FaceMapBuilder')).toEqual(['EUW_Toon_FaceMap', 'Builder']);
  expect(divided('GIDirectionality')).toEqual(['GIDirectionality']);
  expect(divided('UseFaceMap')).toEqual(['UseFaceMap']);
  expect(divided('generateprojectfiles')).toEqual(['generateprojectfiles']);
});

it('gives a name a place to break between all of its words', () => {
  expect(toHtml(breakable('r.Toon.SelfShadowMode'))).toBe('r.<wbr>Toon.<wbr>Self<wbr>Shadow<wbr>Mode');
  expect(toHtml(breakable('DefaultScalability.ini'))).toBe('Default<wbr>Scalability.ini');
});

it('divides long code in front of punctuation, keeps short code and its mark whole, and leaves blocks of code', () => {
  const code = () => h('code', 'ReceiveShadowStrength');
  const tree: Root = {
    type: 'root',
    children: [
      h('p', [
        code(),
        '。',
        h('a', [code()]),
        '，',
        code(),
        ' stays',
        h('code', '-0.5'),
        '、',
        h('code', '0.5'),
        h('code', 'stat gpu'),
      ]),
      h('pre', [code(), '。']),
    ] as Element[],
  };
  void (rehypeBreakPoints as unknown as () => (tree: Root) => void)()(tree);
  const split = '<code>ReceiveShadow<wbr>Strength</code>';
  expect(toHtml(tree)).toBe(
    `<p>${split}。<a>${split}</a>，<code>ReceiveShadowStrength</code> stays<span class="whole"><code>-0.5</code>、</span><code>0.5</code><code class="whole">stat gpu</code></p>` +
      '<pre><code>ReceiveShadowStrength</code>。</pre>',
  );
});

it('keeps divided code as an element of the page, and leaves other code to Docusaurus', () => {
  const tree: Root = {type: 'root', children: [h('p', [h('code', ['a', h('wbr'), 'b']), h('code', 'c')])]};
  void (rehypeDividedCode as unknown as () => (tree: Root) => void)()(tree);
  expect((tree.children[0] as Element).children).toMatchObject([
    {type: 'mdxJsxTextElement', name: 'code', data: {_mdxExplicitJsx: true}},
    {type: 'element', tagName: 'code'},
  ]);
});
