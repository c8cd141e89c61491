/** Matchers and clean-up for component tests. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { sendForm } from './send-form.ts'
import { SightObserver } from './sight-observer.ts'

// jsdom has no layout, so there is nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined

// Everything is visible at once.
globalThis.IntersectionObserver = SightObserver

// There is no pointer either.
Element.prototype.setPointerCapture = () => undefined

// jsdom's animation frames come from one interval, started once: if it is started while a test uses fake timers, no frame comes after that test.
globalThis.requestAnimationFrame = (act) => Number(setTimeout(() => act(performance.now()), 16))
globalThis.cancelAnimationFrame = (handle) => clearTimeout(handle)

// Lazily loaded parts take long on a busy machine; no test measures it.
configure({ asyncUtilTimeout: 20_000 })

// No state is left for the next test.
afterEach(() => {
  cleanup()
  sendForm.mockReset()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
