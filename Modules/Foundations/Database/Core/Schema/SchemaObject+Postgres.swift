extension SchemaObject {
    /// https://www.postgresql.org/docs/current/catalogs.html. Indexes of constraints come with these, and NOT
    /// NULL with the columns. What the catalogue says of a place loses the name of the schema; a temporary
    /// table counts as logged.
    static func ofPostgres(isTemporary: Bool) -> SQL {
        let schema: SQL =
            isTemporary ? "pg_my_temp_schema()" : "CAST(current_schema()::regnamespace AS oid)"
        let prefix: SQL = isTemporary ? "' ON pg_temp.'" : "format(' ON %I.', nspname)"
        let parts = [tables, columns, indexes, constraints, triggers, rules, policies, views]
        return """
            WITH place AS (
                SELECT oid, \(sql: prefix) AS prefix FROM pg_namespace WHERE oid = \(sql: schema)
            ), tables AS (
                SELECT c.*, prefix FROM pg_class c JOIN place ON c.relnamespace = place.oid
                WHERE c.relkind IN ('r', 'p')
            )
            \(sql: SQL.joined(parts, separator: " UNION ALL "))
            """
    }

    private static let tables: SQL = """
        SELECT 'table', CAST(relname AS TEXT), CAST(relname AS TEXT), concat_ws(' ',
            CASE relpersistence WHEN 'u' THEN 'UNLOGGED' ELSE 'LOGGED' END,
            CASE WHEN relrowsecurity THEN 'ROW LEVEL SECURITY' END)
        FROM tables
        """

    private static let columns: SQL = """
        SELECT 'column', CAST(t.relname AS TEXT), CAST(a.attname AS TEXT), concat_ws(' ',
            CASE WHEN a.attidentity <> '' THEN 'IDENTITY ' || CAST(a.attidentity AS TEXT) END,
            CASE WHEN a.attgenerated <> '' THEN 'GENERATED' END,
            'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid),
            CASE WHEN a.attcollation <> y.typcollation THEN 'COLLATE ' || CAST(o.collname AS TEXT) END)
        FROM tables t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
        JOIN pg_type y ON y.oid = a.atttypid LEFT JOIN pg_collation o ON o.oid = a.attcollation
        LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
        """

    private static let indexes: SQL = """
        SELECT 'index', CAST(t.relname AS TEXT), CAST(i.relname AS TEXT),
            replace(pg_get_indexdef(i.oid), t.prefix, ' ON ')
                || CASE WHEN x.indisvalid AND x.indisready THEN '' ELSE ' INVALID' END
        FROM tables t JOIN pg_index x ON x.indrelid = t.oid JOIN pg_class i ON i.oid = x.indexrelid
        WHERE NOT EXISTS (
            SELECT 1 FROM pg_constraint c WHERE c.conindid = i.oid AND c.contype IN ('p', 'u', 'x'))
        """

    private static let constraints: SQL = """
        SELECT 'constraint', CAST(t.relname AS TEXT), CAST(c.conname AS TEXT), pg_get_constraintdef(c.oid)
            || CASE WHEN EXISTS (
                SELECT 1 FROM pg_trigger g WHERE g.tgconstraint = c.oid AND g.tgenabled <> 'O'
            ) THEN ' DISABLED' ELSE '' END
        FROM tables t JOIN pg_constraint c ON c.conrelid = t.oid WHERE c.contype IN ('p', 'u', 'x', 'f', 'c')
        """

    private static let triggers: SQL = """
        SELECT 'trigger', CAST(t.relname AS TEXT), CAST(g.tgname AS TEXT), pg_get_triggerdef(g.oid)
        FROM tables t JOIN pg_trigger g ON g.tgrelid = t.oid WHERE NOT g.tgisinternal
        """

    private static let rules: SQL = """
        SELECT 'rule', CAST(t.relname AS TEXT), CAST(r.rulename AS TEXT), pg_get_ruledef(r.oid)
        FROM tables t JOIN pg_rewrite r ON r.ev_class = t.oid
        """

    private static let policies: SQL = """
        SELECT 'policy', CAST(t.relname AS TEXT), CAST(p.polname AS TEXT), ''
        FROM tables t JOIN pg_policy p ON p.polrelid = t.oid
        """

    private static let views: SQL = """
        SELECT 'view', CAST(v.relname AS TEXT), CAST(v.relname AS TEXT), CAST(v.relkind AS TEXT)
        FROM pg_class v JOIN place ON v.relnamespace = place.oid
        WHERE v.relkind IN ('v', 'm') AND NOT EXISTS (
            SELECT 1 FROM pg_depend d
            WHERE d.classid = CAST('pg_class' AS regclass) AND d.objid = v.oid AND d.deptype = 'e')
        """
}
