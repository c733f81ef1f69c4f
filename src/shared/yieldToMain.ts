/** Ends the task, so that the browser can paint and handle input (https://web.dev/articles/optimize-long-tasks). */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
