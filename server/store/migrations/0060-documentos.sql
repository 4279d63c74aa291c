-- Files that people send and documents that the platform makes, who signs them, and how anybody can tell a genuine one.
-- Values of rows that exist are set while the tables are rewritten: they are nobody's change, and no trigger tells of them.

alter table arquivo
  drop constraint arquivo_situacao_assinatura_check,
  drop constraint arquivo_situacao_check,
  drop constraint arquivo_de_um_so,
  add tipo text not null default 'Outros',
  add pendencia_id bigint,
  add solicitacao_id bigint,
  add equivalencia_id bigint,
  add projeto_extensao_id bigint,
  add apolice_id bigint,
  add pessoa_id bigint,
  -- Absent while the platform still makes the document, and for files known by name only.
  add arquivo_sha256 text collate "C",
  add tamanho bigint,
  add tipo_mime text,
  add motivo_recusa text,
  add versao integer not null default 1,
  alter situacao set default 'Em Aprovação',
  alter nome_fisico set default '';
alter table arquivo
  alter tipo type text using case
    when nome ilike 'termo de compromisso%' then 'Termo de compromisso'
    when nome ilike 'plano de atividades%' then 'Plano de atividades'
    when nome ilike 'termo aditivo%' then 'Termo aditivo'
    when nome ilike 'termo de rescisão%' then 'Termo de rescisão'
    when convenio_id is not null then 'Convênio'
    else 'Outros' end,
  alter situacao_assinatura type text using coalesce(situacao_assinatura, 'Não enviado'),
  alter situacao_assinatura set not null,
  alter situacao_assinatura set default 'Não enviado',
  add check (situacao_assinatura in
    ('Não enviado', 'Aguardando Assinatura', 'Solução Pendente', 'Vencido', 'Finalizado', 'Cancelado')),
  add check (situacao in ('Em Aprovação', 'Aprovado', 'Recusado')),
  add check (tipo in
    ('Termo de compromisso', 'Termo de monitoria', 'Plano de atividades', 'Termo aditivo', 'Termo de rescisão',
     'Termo de realização', 'Relatório de atividades', 'Declaração', 'Recibo', 'Apólice', 'Convênio', 'Outros')),
  add foreign key (cliente_id, pessoa_id) references pessoa,
  -- It belongs to one record; what was delivered for a request or a pending item of a contract, to the contract too.
  add constraint arquivo_de_um_so check (num_nonnulls(coalesce(contrato_id, pendencia_id, solicitacao_id), convenio_id,
    equivalencia_id, projeto_extensao_id, apolice_id, pessoa_id) = 1);
create index arquivo_por_atualizacao on arquivo (cliente_id, atualizacao, id) include (inclusao);
create index arquivo_por_pessoa on arquivo (cliente_id, pessoa_id) where pessoa_id is not null;
create index arquivo_por_pendencia on arquivo (cliente_id, pendencia_id) where pendencia_id is not null;
create index arquivo_por_solicitacao on arquivo (cliente_id, solicitacao_id) where solicitacao_id is not null;
-- What the calendar asks of each day.
create index arquivo_por_prazo on arquivo (cliente_id, situacao_assinatura, prazo);
call versionar('arquivo');
call historiar('arquivo', 'situacao');
call auditar('arquivo', '{"versao": null, "arquivo_sha256": "arquivoHash"}');

alter table assinatura
  add unique (cliente_id, id),
  -- Absent in those known from before.
  add parte text check (parte in ('aluno', 'responsavel', 'concedente', 'supervisor', 'professor', 'instituicao')),
  -- The student, the professor or, of all others, the person; the institution is signed for by its staff.
  add parte_id bigint,
  add ordem integer not null default 1 check (ordem > 0),
  add nivel text not null default 'simples' check (nivel in ('simples', 'avançada', 'qualificada')),
  add nivel_dado text check (nivel_dado in ('simples', 'avançada', 'qualificada', 'externa')),
  add motivo_recusa text;
create index assinatura_por_parte on assinatura (cliente_id, parte, parte_id) where not assinado and not recusado;
call auditar('assinatura', '{}', $$case when n.assinado and not v.assinado then 'Assinatura' else 'Alteração' end$$);

-- How somebody signed. Never changed.
create table evidencia (
  cliente_id integer not null,
  id bigint generated always as identity,
  arquivo_id bigint not null,
  assinatura_id bigint not null,
  ato text not null check (ato in ('assinou', 'registrado')),
  momento timestamptz not null default now(),
  nome text not null,
  -- How it was made sure who it is: in words, as the page of evidence says it.
  meio text not null,
  nivel text not null check (nivel in ('simples', 'avançada', 'qualificada', 'externa')),
  endereco inet,
  navegador text,
  consentimento text,
  consentimento_versao integer,
  -- The message, and the address it went to, that led there.
  mensagem_id bigint,
  destino text,
  -- Exactly what was signed.
  sha256 text collate "C" not null,
  primary key (cliente_id, id),
  foreign key (cliente_id, arquivo_id, assinatura_id) references assinatura
);
create index evidencia_por_arquivo on evidencia (cliente_id, arquivo_id, id);
call proteger('evidencia');
revoke update, delete on evidencia from vinculo_app;

-- What documents of a type say, as the client wrote it. The latest version is used; older ones stay as they were.
create table modelo (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  tipo text not null,
  versao integer not null check (versao > 0),
  titulo text not null,
  corpo text not null,
  autor text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, tipo, versao)
);
call proteger('modelo');
call auditar('modelo');

-- What is known of a document for as long as anybody may ask whether it is genuine, and what is left to do for it.
create table documento (
  cliente_id integer not null,
  id bigint generated always as identity,
  arquivo_id bigint not null,
  -- Absent where the file was sent by somebody.
  tipo text,
  -- Absent where the platform's own text was used.
  modelo_id bigint,
  -- What the document was made of, as things stood then.
  dados jsonb not null default '{}',
  codigo text collate "C" not null unique,
  -- What was signed; the file itself is the sealed one once there is one.
  arquivo_sha256 text collate "C",
  selado_em timestamptz,
  -- What a worker has to do next, and from when on.
  fazer text check (fazer in ('emitir', 'selar')),
  tentativas integer not null default 0,
  proxima timestamptz not null default now(),
  falha text,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, arquivo_id),
  foreign key (cliente_id, arquivo_id) references arquivo,
  foreign key (cliente_id, modelo_id) references modelo
);
create index documento_a_fazer on documento (cliente_id, proxima, id) where fazer is not null;
call proteger('documento');
-- Whoever asks for a code is told of that document, before the client is known.
create policy do_codigo on documento for select
  using (codigo = nullif(current_setting('vinculo.codigo', true), ''));

-- Contents that were sent and that no record names yet: those of a day ago are forgotten.
create table conteudo (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  -- What whoever sent it holds.
  hash bytea not null,
  nome text not null,
  tipo_mime text not null,
  tamanho bigint not null,
  arquivo_sha256 text collate "C" not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, hash)
);
create index conteudo_por_inclusao on conteudo (cliente_id, inclusao);
call proteger('conteudo');

alter table tarefa
  drop constraint tarefa_tipo_check,
  add constraint tarefa_tipo_check check (tipo in ('senhas', 'documentos', 'espera', 'emissoes'));

-- The least level that the client asks of each party.
alter table cliente add niveis_assinatura jsonb not null default '{}', add prazo_assinatura integer not null default 15
  check (prazo_assinatura between 1 and 365);
call auditar('cliente');
