'use client'
/**
 * Closes the open disclosure inside it on Escape and on a click elsewhere, and on a further Escape the one without a name that
 * opens them all (the sheet of a phone); without script they stay plain `details`.
 */
import { type ReactNode, useEffect, useRef } from 'react'

export function DisclosureGroup({ children }: { children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const findAll = (selector: string) => [...(group.current?.querySelectorAll<HTMLDetailsElement>(selector) ?? [])]
    const openOnes = () => findAll('details[name][open]')
    const onClick = ({ target }: MouseEvent) => {
      for (const details of openOnes()) if (target instanceof Node && !details.contains(target)) details.open = false
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const named = openOnes()
      for (const details of named.length > 0 ? named : findAll('details[open]')) {
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
