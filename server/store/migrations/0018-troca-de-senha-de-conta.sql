-- The secret of an account can be changed while the one before still works for a time.

alter table conta_integracao
  add hash_anterior bytea unique,
  add anterior_ate timestamptz,
  add check ((hash_anterior is null) = (anterior_ate is null));
drop policy do_portador on conta_integracao;
create policy do_portador on conta_integracao for select
  using (decode(nullif(current_setting('vinculo.credencial', true), ''), 'hex') in (hash, hash_anterior));
call auditar('conta_integracao', '{"hash": null, "hash_anterior": null, "usada_em": null}',
  $$case when v.revogada_em is null and n.revogada_em is not null then 'Inativação' else 'Alteração' end$$);
