-- Where a credential was used last and by which program, and when one was exchanged for another.
--
-- An exchanged credential works beside its successor until that one is used and this one has been silent for so many days.
alter table credencial
  add usada_de text,
  add usada_por text,
  add trocada_em timestamptz,
  add silencio_dias integer check (silencio_dias between 1 and 90),
  add check ((silencio_dias is null) or (sucessora_id is not null));
call auditar('credencial', '{"hash": null, "usada_em": null, "usada_de": null, "usada_por": null}',
  $$case when v.revogada_em is null and n.revogada_em is not null then 'Inativação' else 'Alteração' end$$);
