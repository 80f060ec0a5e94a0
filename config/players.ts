/** Embed addresses of other video hosts, by the names that `identity.videos` uses. */
export const players = {
  youtube: {origin: 'https://www.youtube-nocookie.com', path: (id: string) => `/embed/${id}?autoplay=1`},
  bilibili: {origin: 'https://player.bilibili.com', path: (id: string) => `/player.html?bvid=${id}&autoplay=1`},
} as const;

export interface ExternalVideo {
  host: keyof typeof players;
  id: string;
  title: string;
}
