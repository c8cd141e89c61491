/** The font is cached for a year, so its name must change with its content. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontAddress } from '../../../../lib/domain/site/font.ts'
import { publicRoot } from '../../../../lib/domain/site/public-folders.ts'

test('the name of the font ends with its hash, and the styles use the same file', () => {
  const digest = createHash('sha256')
    .update(readFileSync(`${publicRoot}${fontAddress}`))
    .digest('hex')
  expect(fontAddress).toContain(`-${digest.slice(0, 8)}.woff2`)
  expect(readFileSync('app/styles/tokens.css', 'utf8')).toContain(`url('${fontAddress}')`)
})
