import type {ClipboardEvent, DragEvent} from 'react';
import type {ExchangeModel} from './useExchange';
import type {OwnModel} from './useOwn';

const isText = ({name, type}: File) => type.startsWith('text/') || /\.(?:csv|json|md|py|txt)$/i.test(name);

/** Events of the whole stage: texts from Unreal are values, other files are models. */
export function useDrop(exchange: ExchangeModel, own: OwnModel) {
  const take = (file: File) => (isText(file) ? exchange.takeFile(file) : own.take(file));
  return {
    onPaste(event: ClipboardEvent) {
      const file = event.clipboardData.files[0];
      const text = event.clipboardData.getData('text/plain');
      if (!file && !/\.(?:override|value)=/i.test(text) && !(event.target instanceof HTMLTextAreaElement)) return;
      event.preventDefault();
      if (file) take(file);
      else exchange.take(text);
    },
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      const file = event.dataTransfer.files[0];
      if (!file) return;
      event.preventDefault();
      take(file);
    },
  };
}
