import {expect, it} from 'vitest';
import {thesaurusOf} from './thesaurus';

it('keeps a group whose only word of the pages is Latin and follows a Han character', () => {
  const {near} = thesaurusOf({glossary: [], everyday: ['linux|steam deck']}, 'zh-Hans', ['目前不支持Linux。']);
  expect(near).toContain('linux|steam deck');
});
