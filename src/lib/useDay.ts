import {useDateTimeFormat} from '@docusaurus/theme-common/internal';

/** Prints the day of a date without its year, in UTC: front matter carries no time zone. */
export function useDay(): (date: Date | string) => string {
  const format = useDateTimeFormat({day: 'numeric', month: 'short', timeZone: 'UTC'});
  return (date) => format.format(new Date(date));
}
