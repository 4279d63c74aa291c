-- A page of groups begins after a group, which its key tells.
alter table caminhada_pagina add column grupo text collate "C" not null default '';
