'use client'
/** Escape hides an open submenu without moving pointer or focus (WCAG 1.4.13); leaving the menu lets it open again. */
import { type ReactNode, useEffect, useRef } from 'react'

export function MenuEscape({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dismiss = (isDismissed: boolean) => menu.current?.toggleAttribute('data-dismissed', isDismissed)
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss(true)
    }
    const onReturn = () => dismiss(false)
    const element = menu.current
    document.addEventListener('keydown', onKeyDown)
    element?.addEventListener('pointerenter', onReturn)
    element?.addEventListener('focusin', onReturn)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      element?.removeEventListener('pointerenter', onReturn)
      element?.removeEventListener('focusin', onReturn)
    }
  }, [])
  return <div ref={menu}>{children}</div>
}
