import React, {type ReactNode, type Ref} from 'react';

/** A text or a button that opens the system's choice of a file. */
export default function FileField({
  ref,
  className,
  label,
  accept,
  onFile,
}: {
  ref?: Ref<HTMLInputElement>;
  className: string | undefined;
  label: string;
  accept?: string;
  onFile: (file: File) => void;
}): ReactNode {
  return (
    <label className={className}>
      <input
        ref={ref}
        type="file"
        accept={accept}
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Without this, choosing the same file again after a change would raise no event.
          target.value = '';
        }}
      />
      <span>{label}</span>
    </label>
  );
}
