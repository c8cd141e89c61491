/**
 * Generated cases are the same in every run, so that a change fails because of its content and not randomly. `FAST_CHECK_SEED`
 * uses others; a failing case becomes a separate test.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 1) })
