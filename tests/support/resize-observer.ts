/** jsdom has no layout and no ResizeObserver: this one reports a changed size when a test calls it. */

const observers = new Set<SizeObserver>()

export class SizeObserver {
  readonly #onChange: () => void
  constructor(onChange: () => void) {
    this.#onChange = onChange
  }
  observe(): void {
    observers.add(this)
  }
  unobserve(): void {
    observers.delete(this)
  }
  disconnect(): void {
    observers.delete(this)
  }
  report(): void {
    this.#onChange()
  }
}

/** Reports a changed size of every observed element. */
export function changeSizes(): void {
  for (const observer of observers) observer.report()
}
