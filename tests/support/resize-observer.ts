/** jsdom lays nothing out and has no observer of sizes: this one says that a size changed when a test says so. */

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

/** Everything observed has another size now. */
export function changeSizes(): void {
  for (const observer of observers) observer.report()
}
