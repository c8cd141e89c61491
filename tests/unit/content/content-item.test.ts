/** Paths of mistakes, in terms that an editor of the content can search for. */
import { expect, test } from 'vitest'
import { placeNamed } from '@/lib/content/content-item'

test('an entry of the path table is referred to by its original path', () => {
  const routes = [{ original: '' }, { original: 'about-us' }, 'none']
  expect(placeNamed('routes.json', routes, '1.path.fr')).toBe('about-us.path.fr')
  expect(placeNamed('routes.json', routes, '0.path.fr')).toBe('0.path.fr')
  expect(placeNamed('routes.json', routes, '2')).toBe('2')
  expect(placeNamed('routes.json', {}, '')).toBe('')
  expect(placeNamed('pages/about-us.json', routes, '1.title')).toBe('1.title')
})
