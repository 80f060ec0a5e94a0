/** Milliseconds; longer than the modal's stall timer of 300 ms, which would overwrite the status (specification, section 9). */
const AFTER_STALL_MS = 360;

type Search<Input, Output> = (input: Input) => Promise<Output>;

/**
 * Makes the modal keep its error screen. DocSearch 3.9.0 sets the status "error" for a RetryError, but autocomplete-core resets
 * it in `finally`, unless the promise stays pending. An error is dropped when a later search has replaced the failed one.
 */
export function keepError<Input, Output>(search: Search<Input, Output>): Search<Input, Output> {
  let last = 0;
  return (input) => {
    const turn = (last += 1);
    const started = Date.now();
    const answer = search(input);
    return {
      then: answer.then.bind(answer),
      catch: (handler: (error: unknown) => unknown) =>
        answer.catch((error: unknown) =>
          (error as Error).name === 'RetryError'
            ? new Promise(() => {
                setTimeout(
                  () => {
                    if (turn !== last) return;
                    try {
                      handler(error);
                    } catch {
                      // The handler rethrows the error once the screen is shown.
                    }
                  },
                  Math.max(0, AFTER_STALL_MS - (Date.now() - started)),
                );
              })
            : handler(error),
        ),
    } as Promise<Output>;
  };
}
