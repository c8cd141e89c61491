'use client'
/**
 * Components loaded lazily after hydration, each with its script and styles as a chunk of its own: for what appears only with
 * script, and not on every page or not at once.
 */
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'

/** `load` fetches the script before the component is rendered anywhere. */
type LaterComponent<Props> = ((props: Props) => ReactNode) & { load: () => Promise<void> }

/**
 * @param fetchComponent called when the component is first rendered, and again for the next one after a failure.
 * @param before shown until the component is loaded, and permanently if the script cannot be loaded, such as that of an older
 * release.
 * @param isSure for a component that the page always needs: fetched during hydration instead of after it.
 */
export function later<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  before: (props: Props) => ReactNode = () => null,
  isSure = false,
): LaterComponent<Props> {
  const listeners = new Set<() => void>()
  let loaded: ComponentType<Props> | undefined
  async function load(): Promise<void> {
    loaded ??= await fetchComponent()
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    load().catch(() => {})
    return () => {
      listeners.delete(listener)
    }
  }
  const read = () => loaded
  if (isSure && typeof document !== 'undefined') load().catch(() => {})
  const draw = (props: Props) => {
    const Loaded = useSyncExternalStore(subscribe, read, () => undefined)
    return Loaded ? <Loaded {...props} /> : before(props)
  }
  return Object.assign(draw, { load })
}
