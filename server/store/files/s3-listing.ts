export interface Listing {
  objects: { key: string; changedAt: Date }[]
  /** Continuation token; undefined on the last page. */
  next: string | undefined
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads one page of a bucket listing. The document is flat, so that regular expressions suffice for the few
 * elements we need.
 */
export function readListing(xml: string): Listing {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content]) => ({
    key: textOf(content!, 'Key') ?? '',
    changedAt: new Date(textOf(content!, 'LastModified') ?? Number.NaN),
  }))
  const more = textOf(xml, 'IsTruncated') === 'true'
  return { objects, next: more ? textOf(xml, 'NextContinuationToken') : undefined }
}

function textOf(xml: string, element: string): string | undefined {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return found?.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const hex = /^#x/i.test(name)
    return String.fromCodePoint(Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10))
  })
}
