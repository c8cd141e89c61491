/** The framework's script elements are replaced by a loader. */
import { expect, test } from 'vitest'
import { delayScripts, lateScript } from '@/lib/http/late-scripts'

const page = [
  '<html><head><link rel="preload" href="/fonts/a.woff2" as="font"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/start.js"/>',
  '<link rel="preload" href="/_next/static/chunks/dialog.js" as="script" fetchPriority="low"/><script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/b.js" async="" nonce="n=="></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><p>&lt;script src="/_next/static/chunks/text.js" async=""&gt;</p><script>self.data = 1</script>',
  '<script src="/_next/static/chunks/start.js" id="_R_" async=""></script></body></html>',
].join('')

const addressesOf = (html: string) => [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)

test('the page loads no script file before its first frame; escaped text is unchanged', () => {
  expect(addressesOf(delayScripts(page))).toEqual(['/fonts/a.woff2', '/_next/static/chunks/text.js'])
})

test('all files are listed once in their order, those that were only preloaded at the end', () => {
  const [, files] = /data-files="([^"]*)"/.exec(delayScripts(page)) ?? []
  expect(files?.match(/\w+(?=\.js)/g)).toEqual(['a', 'b', 'start', 'dialog'])
})

test('a page without such files, or without an end, is unchanged', () => {
  for (const other of ['<html><body><script>1</script></body></html>', page.slice(0, 500)])
    expect(delayScripts(other)).toBe(other)
  expect(delayScripts(page)).toContain(`>${lateScript}</script></body>`)
})
