import type {Published} from './published';

/** Made-up values for the entries of config/published.ts: what `npm start` shows in the place of those not filled in. */
export const example: Omit<Published, 'assets' | 'projects'> = {
  packages: [
    {
      version: '5.6',
      file: 'ToonUE-5.6-2025.07.zip',
      bytes: 38_200_000_000,
      href: 'https://files.example/ToonUE-5.6.zip',
    },
    {
      version: '5.5',
      file: 'ToonUE-5.5-2025.02.zip',
      bytes: 36_000_000_000,
      href: 'https://files.example/ToonUE-5.5.zip',
    },
  ],
  samples: [
    {
      version: '5.6',
      file: 'ToonSample-5.6.zip',
      bytes: 2_340_000_000,
      href: 'https://files.example/ToonSample-5.6.zip',
    },
  ],
  demo: {version: '5.6', file: 'ToonDemo-5.6.zip', bytes: 840_000_000, href: 'https://files.example/ToonDemo-5.6.zip'},
  engine: {repository: 'https://code.example/team/engine', branch: 'toon-5.6'},
  licence: {name: {'zh-Hans': 'MIT许可', en: 'MIT'}, href: 'https://code.example/team/plugin/LICENSE'},
  repository: 'https://code.example/team/site',
  community: [
    {label: {'zh-Hans': '聊天服务器', en: 'Chat server'}, href: 'https://chat.example/'},
    {label: {'zh-Hans': '社交媒体', en: 'Social'}, href: 'https://social.example/'},
    {label: {'zh-Hans': '视频频道', en: 'Video'}, href: 'https://video.example/'},
    {label: {'zh-Hans': '哔哩哔哩', en: 'Bilibili (Chinese)'}, href: 'https://bilibili.example/'},
    {label: {'zh-Hans': '知乎', en: 'Zhihu (Chinese)'}, href: 'https://zhihu.example/'},
  ],
  email: 'team@mail.example',
};
