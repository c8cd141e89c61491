/** What the documents lead to is there: files, headings and commands. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md'), ...globSync('tests/**/*.md')]

const read = (file: string) => readFileSync(file, 'utf8')

/** As code hosts make them from a heading. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsOf = (file: string) =>
  [
    ...read(file)
      .replace(/```.*?```/gs, '')
      .matchAll(/^#+ (.*)$/gm),
  ].map(([, heading = '']) => anchorOf(heading))

/** Links of a document that lead to no file, or to no heading of it. */
function findDeadLinks(file: string): string[] {
  const links = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [path = '', anchor] = link.split('#')
    const target = path ? join(dirname(file), path) : file
    return !existsSync(target) || (anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor))
  })
}

test.each(documents)('every link of %s leads to something', (file) => expect(findDeadLinks(file)).toEqual([]))

test('there are many links, and headings with signs and links in them are found', () => {
  expect(documents.flatMap((file) => [...read(file).matchAll(/\]\(/g)]).length).toBeGreaterThan(150)
  expect(anchorOf('9. Articles, team and `figures`')).toBe('9-articles-team-and-figures')
  expect(anchorOf('See [a page](a.md)')).toBe('see-a-page')
})

test('every command of npm that a document names is one', () => {
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run (?:--silent )?([a-z][a-z0-9:-]*)/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(50)
  expect([...new Set(named)].filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

/** The shelves of the code. Paths with a sign for something, and those of the tree before, are no names of files. */
const shelves = /^(app|components|lib|scripts|tests|data|docs|messages|public)\/[\w@./[\]-]+$/

/** CONTRIBUTING says how one that is not there yet would come. */
const ofNewLanguage = /[./-]es\.(json|ts)$/

test('every file and folder of the code that a document names is there', () => {
  const named = documents
    .filter((file) => !/licences|form-fields|listing-fields|feeds-fields/.test(file))
    .flatMap((file) =>
      read(file)
        .split(/\n{2,}|\n(?=\|)/)
        .filter((part) => !part.startsWith('Before: '))
        .flatMap((part) => [...part.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => `${file}: ${path}`)),
    )
    .filter((place) => shelves.test(place.split(': ')[1] ?? ''))
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter((place) => !existsSync(place.split(': ')[1] ?? '') && !ofNewLanguage.test(place))).toEqual([])
})
