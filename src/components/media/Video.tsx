import React, {type ReactNode} from 'react';
import type {ExternalVideo} from '@site/config/players';
import External from './External';
import styles from './styles.module.css';

interface Props extends Partial<ExternalVideo> {
  title: string;
  /** Text alternative of a file. */
  text?: string;
  /** The file, or the video's page on its host. */
  href: string;
  link: string;
}

/** A video in a page: a file of the site, or one on another host, which gets no request before the reader clicks. */
export default function Video({host, id, title, text, href, link}: Props): ReactNode {
  return (
    <>
      {host && id ? (
        <External {...{host, id, title}} />
      ) : (
        <figure className={styles.film}>
          {/* The caption below it describes it. */}
          {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
          <video className={styles.picture} aria-label={title} src={href} controls preload="none" playsInline />
          <figcaption className={styles.caption}>
            <strong>{title}</strong>
            <span>{text}</span>
          </figcaption>
        </figure>
      )}
      {/* The policy of the site allows the players that its pages name. */}
      <p data-player={host}>
        <a href={href}>{link}</a>
      </p>
    </>
  );
}
