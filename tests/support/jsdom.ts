/** Matchers and clean-up for component tests. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { sendForm } from './send-form.ts'
import { SightObserver } from './sight-observer.ts'

// jsdom lays nothing out, so there is nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined

// All is in sight at once.
globalThis.IntersectionObserver = SightObserver

// Nor is there a pointer.
Element.prototype.setPointerCapture = () => undefined

// The frames of jsdom come by an interval that is begun once: where a test with timers of its own moves the focus, it is one of those, and no frame comes after it.
globalThis.requestAnimationFrame = (act) => Number(setTimeout(() => act(performance.now()), 16))
globalThis.cancelAnimationFrame = (handle) => clearTimeout(handle)

// A part that is loaded when needed takes its time on a busy machine; no test measures it.
configure({ asyncUtilTimeout: 20_000 })

// A test leaves nothing to the next.
afterEach(() => {
  cleanup()
  sendForm.mockReset()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
