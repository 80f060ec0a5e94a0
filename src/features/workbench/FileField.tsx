import React, {type ReactNode} from 'react';
import editor from './editor.module.css';

/** A text that opens the system's choice of a file. */
export default function FileField({
  label,
  accept,
  onFile,
}: {
  label: string;
  accept: string;
  onFile: (file: File) => void;
}): ReactNode {
  return (
    <label className={editor.file}>
      <input
        type="file"
        accept={accept}
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen once more.
          target.value = '';
        }}
      />
      <span>{label}</span>
    </label>
  );
}
