/** Matchers and clean-up for component tests. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach } from 'vitest'
import { sendForm } from './send-form.ts'

// jsdom lays nothing out, so there is nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined

// A part that is loaded when needed takes its time on a busy machine; no test measures it.
configure({ asyncUtilTimeout: 20_000 })

// React keeps a trace of where each element was made, to tell in its warnings, and a count of them that ends at ten thousand a second: made
// to begin there, as traces are a tenth of what these tests take. It warns of the same without them.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined, configurable: true })

// A test leaves nothing to the next.
afterEach(() => {
  cleanup()
  sendForm.mockReset()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
