/** jsdom has no layout: this IntersectionObserver reports every element as visible. */
export class SightObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #onChange: IntersectionObserverCallback
  constructor(onChange: IntersectionObserverCallback) {
    this.#onChange = onChange
  }
  observe(target: Element): void {
    const box = target.getBoundingClientRect()
    const entry = { boundingClientRect: box, intersectionRatio: 1, intersectionRect: box, isIntersecting: true, rootBounds: null }
    this.#onChange([{ ...entry, target, time: 0 }], this)
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}
