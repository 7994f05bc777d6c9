import type { RefObject } from 'preact';

/** The device's dialog for files: opened by a click on `picker`, unseen itself. The same file may come again. */
export function FilePicker({
  picker,
  accept = '.json,application/json',
  take,
}: {
  picker: RefObject<HTMLInputElement | null>;
  accept?: string;
  take: (file: File) => void;
}) {
  return (
    <input
      ref={picker}
      type="file"
      accept={accept}
      hidden
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        event.currentTarget.value = '';
        if (file) take(file);
      }}
    />
  );
}
