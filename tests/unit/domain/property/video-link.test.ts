import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseVideoLink } from '../../../../lib/domain/property/video-link.ts'

const youTubeId = 'dQw4w9WgXcQ'
const youTube = { kind: 'youtube', id: youTubeId, embedUrl: `https://www.youtube-nocookie.com/embed/${youTubeId}` }

describe('parseVideoLink', () => {
  test.each([
    `https://www.youtube.com/watch?v=${youTubeId}`,
    `http://youtube.com/watch?list=x&v=${youTubeId}&t=3s`,
    `https://m.youtube.com/shorts/${youTubeId}`,
    `https://www.youtube.com/short/${youTubeId}`,
    `https://www.youtube.com/embed/${youTubeId}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${youTubeId}`,
    `https://youtu.be/${youTubeId}?si=abc`,
    `HTTPS://YOUTU.BE/${youTubeId}`,
  ])('%s is a YouTube video (spec 5: watch, short, embed, youtu.be)', (address) => {
    expect(parseVideoLink(address)).toEqual(youTube)
  })

  test.each([
    'https://www.youtube.com/watch?v=tooshort',
    `https://www.youtube.com/watch?v=${youTubeId}x`,
    'https://www.youtube.com/@scheldelicht',
    'https://youtu.be/',
    `https://youtu.be/${youTubeId}/more`,
    `https://www.youtube.com/embed/${youTubeId}/more`,
    `https://www.youtube.com/x/embed/${youTubeId}`,
  ])('%s has no id of 11 characters (spec 5)', (address) => {
    expect(parseVideoLink(address)).toEqual({ kind: 'unknown' })
  })

  test.each([
    ['https://vimeo.com/76979871', '76979871'],
    ['https://www.vimeo.com/76979871/?share=copy', '76979871'],
    ['https://player.vimeo.com/video/76979871', '76979871'],
  ])('%s is a Vimeo video (spec 5: host and number)', (address, id) => {
    expect(parseVideoLink(address)).toEqual({ kind: 'vimeo', id, embedUrl: `https://player.vimeo.com/video/${id}` })
  })

  test.each(['https://vimeo.com/scheldelicht', 'https://vimeo.com/', 'https://player.vimeo.com/video/x1'])(
    '%s has no number of Vimeo',
    (address) => {
      expect(parseVideoLink(address)).toEqual({ kind: 'unknown' })
    },
  )

  test.each([
    ['https://www.facebook.com/scheldelicht/videos/1234567890/', '1234567890', 'https://www.facebook.com/watch/?v=1234567890'],
    [
      'https://www.facebook.com/scheldelicht/videos/open-huis/1234567890',
      '1234567890',
      'https://www.facebook.com/watch/?v=1234567890',
    ],
    ['https://www.facebook.com/watch/?v=1234567890', '1234567890', 'https://www.facebook.com/watch/?v=1234567890'],
    ['https://fb.watch/a1B2-c3_D/', 'a1B2-c3_D', 'https://fb.watch/a1B2-c3_D/'],
  ])('%s is a Facebook video (spec 5: videos/number or a short watch link)', (address, id, page) => {
    const embedUrl = `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(page)}`
    expect(parseVideoLink(address)).toEqual({ kind: 'facebook', id, embedUrl })
  })

  test.each([
    ['https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1', 'SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
    ['http://my.matterport.com/models/SxQL3iGyoDo', 'SxQL3iGyoDo', 'https://my.matterport.com/models/SxQL3iGyoDo'],
  ])('%s is a Matterport tour (spec 5: by host suffix)', (address, id, embedUrl) => {
    expect(parseVideoLink(address)).toEqual({ kind: 'matterport', id, embedUrl })
  })

  test.each([
    ['http://www.tvl.be/embed/4711?auto=0', '4711', 'https://www.tvl.be/embed/4711?auto=0'],
    ['https://tvl.be', '', 'https://tvl.be/'],
  ])('%s is a film of tvl.be (spec 5: by host suffix)', (address, id, embedUrl) => {
    expect(parseVideoLink(address)).toEqual({ kind: 'tvl', id, embedUrl })
  })

  test.each(['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm'])('a path that contains .%s is a video file (spec 5)', (extension) => {
    for (const path of [`film.${extension}`, `FILM.${extension.toUpperCase()}`, `film.${extension}/stream`]) {
      expect(parseVideoLink(`https://films.example/${path}?v=2`)).toEqual({
        kind: 'file',
        embedUrl: `https://films.example/${path}?v=2`,
      })
    }
  })

  test.each([
    'https://mp4.example/page',
    'https://agency.example/removal',
    'https://agency.example/?file=a.mp4',
    'https://agency.example/a.mp45',
  ])('%s is not a video file (spec 5)', (address) => {
    expect(parseVideoLink(address)).toEqual({ kind: 'unknown' })
  })

  test.each([
    `https://evilyoutube.com/watch?v=${youTubeId}`,
    `https://youtube.com.evil.net/watch?v=${youTubeId}`,
    `https://youtube.com@evil.net/watch?v=${youTubeId}`,
    `https://evil.net/youtube.com/watch?v=${youTubeId}`,
    `https://evil.net/?u=https://youtu.be/${youTubeId}`,
    'https://notvimeo.com/76979871',
    'https://matterport.com.evil.net/show/?m=SxQL3iGyoDo',
    'https://xtvl.be/embed/4711',
    'https://evilfacebook.com/a/videos/123',
    'https://www.facebook.com/people/watch/?v=123',
    'https://www.facebook.com/watch/more/?v=123',
    'https://www.facebook.com/watch/?v=12a',
    'https://www.facebook.com/watch/',
  ])('%s passes no host check', (address) => {
    expect(parseVideoLink(address)).toEqual({ kind: 'unknown' })
  })

  test.each([
    '',
    'no address',
    '/film.mp4',
    'javascript:alert(1)//youtu.be',
    'data:video/mp4;base64,AA',
    'ftp://films.example/a.mp4',
  ])('%j is not a web address', (address) => {
    expect(parseVideoLink(address)).toEqual({ kind: 'unknown' })
  })

  test('embed addresses are https, without user name and port', () => {
    expect(parseVideoLink('http://me:secret@films.example:8080/a.mp4')).toEqual({
      kind: 'file',
      embedUrl: 'https://films.example/a.mp4',
    })
    const host = fc.constantFrom('my.matterport.com', 'www.tvl.be', 'youtu.be', 'films.example', 'evil.net')
    const rest = fc.string({ unit: fc.constantFrom('a', '1', '/', '?', '=', '@', ':', '#', '.mp4', '%2F', '\\'), maxLength: 20 })
    fc.assert(
      fc.property(host, rest, (hostname, path) => {
        const link = parseVideoLink(`http://${hostname}/${path}`)
        if (link.kind !== 'unknown') expect(new URL(link.embedUrl)).toMatchObject({ protocol: 'https:', username: '', port: '' })
        if (hostname === 'evil.net') expect(['file', 'unknown']).toContain(link.kind)
      }),
    )
  })
})
