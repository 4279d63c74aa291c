-- Pending items of extension projects, and files of pending items and requests.
alter table pendencia
  -- Last day of what a report is about. It stays when the report is given more time.
  add periodo_ate date,
  add foreign key (cliente_id, projeto_extensao_id) references projeto_extensao;
alter table arquivo
  add foreign key (cliente_id, pendencia_id) references pendencia,
  add foreign key (cliente_id, solicitacao_id) references solicitacao;
call versionar('pendencia');
call auditar('pendencia', '{"versao": null}');
