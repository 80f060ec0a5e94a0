import type {ThemeConfig} from '@docusaurus/preset-classic';
import {identity} from './identity';
import {archive} from './offline';
import {currentLocale, localized, type Localized} from './locales';
import texts from '../data/site.json';

type Footer = NonNullable<ThemeConfig['footer']>;

const linkTo = (href: string | null, label: Localized) => (href ? [{href, label: localized(label)}] : []);

/** Footer of the theme, with the links that config/published.ts and identity.ts have. */
export const footer = (): Footer => ({
  style: 'dark',
  logo: {alt: localized(identity.name), src: 'img/logo-dark.svg', width: 30, height: 30},
  links: [
    {
      title: localized(texts.footer.docs),
      items: [
        {to: '/docs/GettingStarted', label: localized(texts.footer.gettingStarted)},
        {to: '/docs/Tutorial', label: localized(texts.footer.tutorials)},
        {to: '/docs/Reference', label: localized(texts.footer.reference)},
        {to: '/workbench', label: localized(texts.footer.workbench)},
        {to: '/docs/Glossary', label: localized(texts.footer.glossary)},
        {to: '/docs/FAQ', label: localized(texts.footer.faq)},
        {to: '/docs/Licence', label: localized(texts.footer.licence)},
        {
          to: `pathname:///${archive(currentLocale())}`,
          label: localized(texts.footer.offlineCopy),
          target: '_self',
        },
      ],
    },
    {
      title: localized(texts.footer.versions),
      items: [
        {to: '/docs/MigrateToNewVersion/Latest', label: localized(texts.footer.updates)},
        {to: '/docs/Status', label: localized(texts.footer.status)},
        {to: '/docs/MigrateToNewVersion/History', label: localized(texts.footer.history)},
        {to: '/docs/TutorialLegacy/5.0-5.3', label: localized(texts.footer.legacy)},
        {to: '/blog', label: localized(texts.footer.news)},
        {to: 'pathname:///blog/rss.xml', label: localized(texts.footer.rssFeed), target: '_self'},
      ],
    },
    ...(identity.community.length > 0
      ? [
          {
            title: localized(texts.footer.community),
            items: identity.community.map(({label, href}) => ({href, label: localized(label)})),
          },
        ]
      : []),
    {
      title: localized(texts.footer.about),
      items: [
        ...linkTo(identity.issues, texts.footer.reportAnIssue),
        ...linkTo(identity.email && `mailto:${identity.email}`, texts.footer.contact),
        ...linkTo(identity.repository, texts.footer.source),
        {to: '/markdown-page#credits', label: localized(texts.footer.referenceCredits)},
        {
          to: 'pathname:///licences/',
          label: localized(texts.footer.thirdPartyLicences),
          target: '_self',
        },
      ],
    },
  ],
  copyright: `<span>© ${new Date().getFullYear()} ${localized(identity.owner)}</span> <span>${localized(texts.footer.copyright)}</span>`,
});
