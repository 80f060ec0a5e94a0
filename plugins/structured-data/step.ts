import {h} from 'hastscript';
import {identity} from '../../config/identity';
import {localized} from '../../config/locales';
import {contentOf} from '../page-pipeline/hast';
import type {Step} from '../page-pipeline/step';
import {structuredData, type Publisher} from './data';

/** Adds structured data (schema.org, as JSON-LD) to documents and the home page. */
const describePages: Step = {
  name: 'describe for search engines',
  start({locale, props: {baseUrl, siteConfig}}) {
    const publisher: Publisher = {
      name: siteConfig.title,
      home: siteConfig.url + baseUrl,
      language: locale,
      description: siteConfig.tagline,
      owner: localized(identity.owner),
      email: identity.email,
    };
    return {
      page({route, tree, head, info}) {
        if (!info && route !== baseUrl) return;
        const data = structuredData(info, siteConfig.url + route, contentOf(tree) ?? tree, publisher);
        if (!data) return;
        // `</script>` in a text would end the element.
        const text = JSON.stringify(data).replace(/</g, '\\u003c');
        head.children.push(h('script', {type: 'application/ld+json'}, text));
      },
    };
  },
};

export default describePages;
