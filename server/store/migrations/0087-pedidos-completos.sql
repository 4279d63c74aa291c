-- Requests say enough to be met by making what they ask for: a contract, an amendment, an equivalence. Columns that a
-- contract or an equivalence has too are called as they are there.
alter table solicitacao
  add proposta_id bigint,
  add modalidade text check (modalidade in ('estagio', 'monitoria')),
  add tipo_estagio text check (tipo_estagio in ('Obrigatório', 'Não obrigatório')),
  add horas_diaria numeric(4, 2),
  add horas_semanal numeric(5, 2),
  add bolsa_valor numeric(10, 2),
  add auxilio_transporte_valor numeric(10, 2),
  add plano_estagio text,
  -- What the hours of an equivalence were spent with.
  add atividade text check (atividade in
    ('Extensão', 'Monitoria', 'Iniciação científica', 'Intercâmbio no exterior', 'Atividade profissional')),
  add horas_solicitadas integer check (horas_solicitadas > 0),
  add foreign key (cliente_id, proposta_id) references proposta;
call versionar('solicitacao');
call auditar('solicitacao', '{"contrato_numero": null, "versao": null}');
