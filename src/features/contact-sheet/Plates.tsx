import React, {type ReactNode} from 'react';
import Still from '@site/src/components/media/Still';
import {useHtml} from '@site/src/lib/useHtml';
import styles from './plates.module.css';

/** A list of pages, each below the picture that `plugins/contact-sheet` put before its name. */
export default function Plates({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.plates}>{children}</div>;
}

/**
 * Illustration of an entry.
 * @param stills names of rendered pictures, separated by spaces, shown side by side
 * @param html a drawing, where there are no pictures
 */
function Plate({stills, html}: {stills?: string; html?: string}): ReactNode {
  const drawing = useHtml(html);
  if (drawing) return <div className={styles.picture} data-search-skip="" dangerouslySetInnerHTML={drawing} />;
  return (
    <div className={styles.picture} data-search-skip="">
      {stills?.split(' ').map((name) => (
        <Still key={name} name={name} alt="" sizes="(max-width: 600px) 132px, 237px" />
      ))}
    </div>
  );
}

Plates.Plate = Plate;
