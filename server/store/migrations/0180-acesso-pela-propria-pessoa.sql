-- First access, and forgotten passwords, by a personal link.
alter table link
  drop constraint link_parte_check,
  add check (parte in ('aluno', 'professor', 'concedente', 'supervisor', 'responsavel', 'usuario')),
  drop constraint link_finalidade_check,
  add check (finalidade in ('assinar', 'entregar', 'opinar', 'tudo', 'senha')),
  drop constraint link_check1,
  add check ((finalidade in ('tudo', 'senha')) = (entidade is null)),
  -- How long it can be used, counted from when its secret was made: a message may wait before it leaves.
  add horas integer check (horas between 1 and 720),
  add emitido_em timestamptz,
  add check ((finalidade = 'senha') = (horas is not null)),
  -- Users have no other link.
  add check (parte <> 'usuario' or finalidade = 'senha');
create index link_de_senha on link (cliente_id, parte, pessoa_id, inclusao) where finalidade = 'senha';
call auditar('link', '{"hash": null, "digitos": null}');
