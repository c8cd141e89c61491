/** Rejects SVG files that contain scripts or load anything, since they are served from the site's own origin. */
import 'server-only'

/**
 * Forbidden patterns, with what was found. No quantifier is followed by something that could match the same characters, as
 * anybody's file is scanned (no catastrophic backtracking).
 */
const refused: readonly (readonly [RegExp, string])[] = [
  [/<\s*([\w-]+:)?script[\s/>]/i, 'a script'],
  [/<\s*([\w-]+:)?(foreignObject|iframe|embed|object|audio|video|handler|listener)[\s/>]/i, 'an element that is no drawing'],
  [/[\s"'/]on[a-z]+\s*=/i, 'an attribute that runs a script'],
  [/(javascript|vbscript)\s*:/i, 'an address that runs a script'],
  [/data\s*:\s*(text|application)\//i, 'a page within the drawing'],
  [/<!ENTITY/i, 'an entity'],
  [/<!DOCTYPE[^<>[]*[<[]/i, 'a declaration of its own'],
  [/\b(?:xlink:)?href\s*=\s*(?:["']\s*)?(?!#|data:image\/(?:png|jpeg|webp|avif))[^"'\s>]/i, 'an address outside the drawing'],
  [/@import|url\(\s*(?:["']\s*)?(?!#|data:image\/(?:png|jpeg|webp|avif))[^"')\s]/i, 'an address outside the drawing'],
  [/<\?xml-stylesheet/i, 'a style sheet outside the drawing'],
]

/** Undefined for a safe drawing. @param text of the whole file. */
export function findDrawingFault(text: string): string | undefined {
  const found = refused.find(([pattern]) => pattern.test(text))
  return found && `expected a drawing that only draws; found ${found[1]}`
}
