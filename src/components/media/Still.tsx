import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {pictureFile, type pictureFormats} from '@site/src/components/media/names';
import {hasMedia, mediaOf} from './data';

interface Props {
  /** Name in `plugins/stage-figures/pictures.ts`, without the theme. */
  name: string;
  /** Text alternative; empty where the text beside the picture says the same. */
  alt: string;
  className?: string | undefined;
  /** `sizes` of the image, where the page shows it narrower than the file on some screens. */
  sizes?: string | undefined;
  /** Above the fold: requested before other pictures. */
  first?: boolean;
}

const TWINS = {light: 'lk-light', dark: 'lk-dark'};

/** A picture rendered from the stage: one file per theme, or one for both. The file of the hidden theme is not loaded. */
export default function Still({name, ...props}: Props): ReactNode {
  const themes = (['light', 'dark'] as const).filter((theme) => hasMedia(`${name}-${theme}`));
  return themes.map((theme) => (
    <File
      key={theme}
      {...props}
      name={`${name}-${theme}`}
      eager={Boolean(props.first) && theme === 'light'}
      className={clsx(themes.length > 1 && TWINS[theme], props.className)}
    />
  ));
}

function File({name, alt, className, sizes, first, eager}: Props & {eager: boolean}): ReactNode {
  const {hash, width, height, scales} = mediaOf(name);
  const descriptor = (scale: number) => (sizes ? `${Math.round(width * scale)}w` : `${scale}x`);
  const file = (scale = 1, format: (typeof pictureFormats)[number] = 'webp') =>
    `/assets/${pictureFile(name, hash, scale, format)}`;
  const files = (format: (typeof pictureFormats)[number]) =>
    scales.map((scale) => `${file(scale, format)} ${descriptor(scale)}`).join(', ');
  return (
    <picture className={className}>
      {eager && (
        // The picture stands behind the inlined styles: the request goes out before they arrive.
        <Head>
          <link
            rel="preload"
            as="image"
            type="image/avif"
            imageSrcSet={files('avif')}
            imageSizes={sizes}
            fetchPriority="high"
          />
        </Head>
      )}
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <img
        src={file(scales[0])}
        srcSet={files('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        // `lazy` keeps the hidden theme's file from loading; pictures above the fold of most first visits load before layout.
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}
