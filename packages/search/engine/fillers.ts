/** Takes the words off a query that say little about what is asked, so that typing one more of them moves no answer. */
import {fold} from './fold';
import type {Thesaurus} from './thesaurus';
import {runs} from './tokenize';

/** Words of questions, courtesy and degree, pronouns and conjunctions, with what an apostrophe leaves of them. */
const ENGLISH =
  'a actually after again already also although always am an and any anybody anyone anything anyway are aren as at be because been being best better bit but by came can cannot cant come comes could couldn currently did didn do does doesn doesnt doing don done dont easily either else ever every everybody everything exactly explain finally for from get getting go goes going gonna good got guess guys had hadn has hasn have haven having he hello help her here herself hey hi him himself his how however i if im in info information into is isn isnt it its itself ive just kindly lets like literally ll many maybe me might mine must my myself needed nice nobody noob not nothing now of often oh ok okay on only or our ours own perhaps please pls plz possible possibly properly put quick quickly quite rather re really right said see seem seems set shall she should shouldn simple simply so some somebody somehow someone something sometimes sorry still such suddenly supposed sure tell tells than thank thanks that the their them then there these they this though thx to too try trying upon us use used uses using usually ve versus very wanna want wants was wasn we well were weren what whatever when whenever where whether which while who whole why will with won wont working would wouldn yes you your yours';
/** What any page is, has, does or is about, without the ending -s. */
const ENGLISH_NOUNS =
  'add adding advice article basics change changing choose compare compared comparison correct correctly create creating detail difference doc documentation effect example feature guide howto info introduction issue keep look make making manual many mean meaning method need option parameter problem question setting setup step system thing tip tool topic trick trouble tutorial value way work workflow';
const QUESTIONS: ReadonlySet<string> = new Set(ENGLISH.split(' '));
export const isQuestion = (word: string): boolean => QUESTIONS.has(word);

/** Chinese words of questions, courtesy and degree, with the verb that may follow a "how". */
const HAN =
  /为什么|为啥|为何|请问|怎么回事|会不会|是不是|老是|一直|已经|突然|好像|似乎|感觉|我[的是]|那种|这种|怎么办|咋办|什么时候|(?:怎么样|怎么|怎样|如何|咋)(?:设置|设定|调整|实现|制作|添加|[调改做弄加用给])?|是?什么(?:意思)?|看着|看起来|显得|只?想让?|含义|意思|有?哪些|在?哪[里儿个]?|是否|能不能|可不可以|要不要|行不行|可以|需要|想要|[行好]?[吗呢吧]|有没有|谢谢|麻烦问|求助|求教|大佬|一下|我想|想问|请(?!求)|应该|其实|真的|总是|还是|到底|究竟|选?哪[个种款](?:更?[好合适])?|怎么选/;
/** Words that say little about what a query asks, with the names of the product that the site is about. */
export interface Fillers {
  latin: ReadonlySet<string>;
  /** Divides a Han run. */
  han: RegExp;
  /** A name of the product before a version. */
  beforeVersion: RegExp | undefined;
}

/** @param product its names in lower case, Latin or Han, of one or more words */
export function fillersOf(product: readonly string[]): Fillers {
  const longestFirst = [...product]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '\\$&'));
  const names = longestFirst.join('|');
  return {
    latin: new Set([
      ...QUESTIONS,
      ...[...ENGLISH_NOUNS.split(' '), ...product.filter((name) => !name.includes(' '))].flatMap((noun) => [
        noun,
        `${noun}s`,
      ]),
    ]),
    han: names ? new RegExp(`${HAN.source}|${names}`) : HAN,
    beforeVersion: names ? new RegExp(`(?<![a-z\\d])(?:${names}) ?(?=\\d+\\.\\d)`, 'gi') : undefined,
  };
}

export const isFiller = ({latin}: Fillers, word: string): boolean => latin.has(word) || /^[a-z]$/.test(word);

/** Chinese nouns of the same kind as the English ones, and adverbs; inside of a longer word of the thesaurus they stay. */
export const HAN_NOUNS =
  '设置|教程|问题|方法|文档|说明|功能|效果|参数|例子|办法|选项|指南|步骤|介绍|情况|数值|系统|技巧|详解|资料|手册|示例|案例|用法|操作|流程|东西|原因|了解|快速|正确|简单|具体|详细|区别|差别|对比|比较|优缺点'.split(
    '|',
  );
/** Acts that any page could be about. */
const HAN_ACTS = /^[做弄搞用加调改]$/;
/** Particles at an end of a run. */
const [LEADING, TRAILING] = [/^[的了在和与是]+/, /[的了在和与是啊呀么]+$/];

/** The words of an index that decide what a query is about. */
interface Known {
  thesaurus: Thesaurus;
  fillers: Fillers;
}

/** What a query is about, and the words that were left out of it. */
export interface Subject {
  text: string;
  left: string[];
}

function hanSubject({thesaurus, fillers}: Known, run: string, left: string[]): string {
  const words = run
    .split(fillers.han)
    .map((piece) => {
      const pieces = thesaurus.divide(piece);
      return pieces.map(({text, known}, i) => {
        if (HAN_NOUNS.includes(text)) return left.push(text) && ' ';
        if (known) return text;
        const from = i === 0 ? text.replace(LEADING, '') : text;
        return i === pieces.length - 1 ? from.replace(TRAILING, '') : from;
      });
    })
    .flatMap((pieces) => pieces.join('').split(' ').filter(Boolean));
  const long = words.filter((word) => word.length > 1);
  // A single character beside words belongs to the question.
  return (long.length > 0 ? long : words.filter((word) => !HAN_ACTS.test(word))).join(' ');
}

const VERSION = /^\d+\.\d+$/;
const TUTORIAL = /^(?:tutorials?|教程)$/;

/** Whether a word from `start` to `end` is part of an identifier such as `r.Toon`. */
const isJoined = (query: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}][._/:]$/u.test(query.slice(0, start)) || /^[._/:][\p{L}\p{N}]/u.test(query.slice(end));

/** Phrases of the thesaurus stay whole; a query of nothing but fillers is its own subject. */
export function subjectOf(known: Known, query: string): Subject {
  const {thesaurus, fillers} = known;
  const left: string[] = [];
  const found = runs(query).map((run) => ({...run, word: fold(run.text)}));
  const kept = found.map(
    ({han, word, start}) => han || !isFiller(fillers, word) || isJoined(query, start, start + word.length),
  );
  const words = found.map(({word}) => word);
  for (let from = 0; from < words.length;) {
    const end = from + thesaurus.phraseLength(words, from);
    if (end > from + 1) kept.fill(true, from, end);
    // "existing project settings" has no "project settings"; words that say little may be in two phrases.
    from = words.slice(from, end).every((word) => isFiller(fillers, word)) ? from + 1 : end;
  }
  let text = '';
  let at = 0;
  found.forEach(({han, word, start}, i) => {
    text += query.slice(at, start);
    at = start + word.length;
    if (han) text += hanSubject(known, query.slice(start, at), left);
    else if (kept[i]) text += query.slice(start, at);
    else {
      // What stood on both sides of it is not one run.
      text += ' ';
      left.push(word);
    }
  });
  text = `${text}${query.slice(at)}`.replace(/\s+/g, ' ').trim();
  // A version alone finds the page of its changes; "5.3 tutorial" must keep "tutorial" to find the tutorials.
  if (VERSION.test(text))
    text += left
      .filter((word) => TUTORIAL.test(word))
      .map((word) => ` ${word}`)
      .join('');
  return runs(text).length > 0 ? {text, left} : {text: query, left: []};
}
