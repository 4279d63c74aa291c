-- migration: online
create unique index concurrently if not exists solicitacao_conferencia_aberta on solicitacao (cliente_id, contrato_id)
  where tipo = 'Conferência do termo' and situacao in ('Em elaboração', 'Incluída');
