/** Whoever wants less motion: nothing moves (`app/styles/base.css`), and what goes by itself after a while goes all the same. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('components/**/*.css').map((file) => [file, readFileSync(file, 'utf8')] as const)

/** Names of the animations at whose end something is away. */
const endings = (css: string) => [...css.matchAll(/@keyframes (\w+) \{\s*to \{\s*visibility: hidden;/g)].map(([, name]) => name)

test('what an animation takes away is taken away without motion, too, and stays while it is pointed at', () => {
  const going = files.flatMap(([file, css]) => endings(css).map((name) => ({ file, css, name })))
  expect(going.map(({ file }) => file)).toContain('components/ui/undo-toast.module.css')
  for (const { css, name } of going) {
    // In the layer whose rule stops all animations: an important declaration of a layer is stronger than all outside of it.
    const still = css.split('@media (prefers-reduced-motion: reduce) {\n  @layer base {')[1] ?? ''
    expect(still).toMatch(new RegExp(`animation: ${name} [\\w -]+ !important`))
    expect(still).toContain('animation-play-state: paused !important')
  }
})
