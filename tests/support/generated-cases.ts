/**
 * Generated cases are the same in every run, so that a change is refused for what it does and not by chance. `FAST_CHECK_SEED`
 * looks at other ones; a case that fails becomes a test of its own.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 1) })
