'use client'
/** Closes the open disclosure inside it on Escape and on a click elsewhere; without script they stay plain `details`. */
import { type ReactNode, useEffect, useRef } from 'react'

export function DisclosureGroup({ children }: { children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const openOnes = () => group.current?.querySelectorAll<HTMLDetailsElement>('details[name][open]') ?? []
    const onClick = ({ target }: MouseEvent) => {
      for (const details of openOnes()) if (target instanceof Node && !details.contains(target)) details.open = false
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      for (const details of openOnes()) {
        details.open = false
        details.querySelector('summary')?.focus()
      }
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  return <div ref={group}>{children}</div>
}
