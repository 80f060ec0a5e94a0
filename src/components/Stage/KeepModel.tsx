import React, {type ReactNode} from 'react';
import {forLocale, type Localized} from '@site/config/localized';
import type {Locale} from '@site/config/locales';
import texts from '@site/data/own-character.json';
import {forgetModel, isKept, keepModel, megabytes} from '@site/src/stage/model/keep';
import type {Own} from '@site/src/stage/ui/own';
import {useKeptModel} from './useKeptModel';

/** Keeps the reader's model on the machine, or no longer. */
export default function KeepModel({
  own: {name, file, model, corrections},
  say,
}: {
  own: Pick<Own, 'name' | 'file' | 'model' | 'corrections'>;
  say: (text: string) => void;
}): ReactNode {
  const kept = isKept(useKeptModel(), {name, file});
  const locale = document.documentElement.lang as Locale;
  const text = (sentence: Localized) => forLocale(sentence, locale).replace('{size}', megabytes(file));
  const keep = async () => {
    try {
      await keepModel({name, file, meta: model.meta, corrections});
      say(text(texts.checkWords.kept));
    } catch {
      say(text(texts.checkWords.notKept));
    }
  };
  const remove = async () => {
    await forgetModel();
    say(forLocale(texts.pageWords, locale).forgotten);
  };
  return (
    <button type="button" onClick={() => void (kept ? remove() : keep())}>
      {text(kept ? texts.checkWords.remove : texts.checkWords.keep)}
    </button>
  );
}
