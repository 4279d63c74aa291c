-- How far callers who read page by page have come. A question that is asked in pages is a walk: it keeps its
-- total and where its pages begin, so that the next page neither counts nor skips. What is lost with a crash
-- costs one more count.
create unlogged table caminhada (
  cliente_id integer not null,
  id bigint generated always as identity,
  -- Keyed digest of what was asked and of the page size.
  chave text collate "C" not null,
  total bigint not null,
  -- The newest inclusion there was: what came later is not part of the walk.
  ate timestamptz not null,
  -- The end of the period, which is a day when none was given.
  fim timestamptz,
  iniciada_em timestamptz not null default now(),
  usada_em timestamptz not null default now(),
  -- Its last page was read.
  terminada boolean not null default false,
  primary key (cliente_id, id)
);
create index caminhada_por_chave on caminhada (cliente_id, chave, id);
call proteger('caminhada');

-- A page begins after this element. No foreign key: both are written and removed together.
create unlogged table caminhada_pagina (
  cliente_id integer not null,
  caminhada_id bigint not null,
  pagina integer not null,
  momento timestamptz not null,
  linha bigint not null,
  posicao integer not null default 0,
  -- The rows of the page, where no index finds them.
  chaves bigint[],
  primary key (cliente_id, caminhada_id, pagina)
);
call proteger('caminhada_pagina');
