'use client'
/**
 * Components whose script, a chunk of its own with its styles, comes after the page stands: for what shows only where script
 * runs, and not on every page or not at once.
 */
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'

/** `load` fetches the script before the component stands anywhere. */
type LaterComponent<Props> = ((props: Props) => ReactNode) & { load: () => Promise<void> }

/**
 * @param fetchComponent asked when the component first stands on the page, and again by the next one when it failed.
 * @param before what stands there until then, and for good where the script cannot be had, such as that of a former release.
 * @param isSure for what a page with it always needs: fetched while the page becomes alive, and not only after.
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
