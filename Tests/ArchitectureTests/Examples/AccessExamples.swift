extension Example {
    private static let rule = AccessRule.name
    private static let file = "Modules/Crews/HTTP/CrewEndpoints.swift"
    private static let row = "| `crews.join` | shown | 401 | 201 | 409 | 201 | 201 |\n"
    private static let endpoint = """
        public static let join = Endpoint<JoinInput, CrewBody>(
            name: "crews.join", method: .post, path: "crews/{id}/members")

        """

    static let access: [Example] = [
        .broken(
            rule, "an endpoint without a row",
            says: "\(file):1: [access] crews.join is missing in Docs/access/crews.md",
            [
                file: endpoint, "Docs/access/crews.md": "",
            ]),
        .broken(
            rule, "a row without an endpoint",
            says: "Docs/access/crews.md:2: [access] No endpoint is called crews.leave",
            [
                file: endpoint, "Docs/access/crews.md": row + row.replacing("join", with: "leave"),
            ]),
        .broken(
            rule, "two rows for one endpoint and thing", says: "crews.join has several rows for one thing",
            [
                file: endpoint, "Docs/access/crews.md": row + row,
            ]),
        .broken(
            rule, "a row that leaves somebody out", says: "one HTTP status each for anonymous, stranger",
            [
                file: endpoint, "Docs/access/crews.md": "| `crews.join` | shown | 401 | 201 | 409 | 201 |\n",
            ]),
        .broken(
            rule, "a row with something else than a status",
            says: "crews.join needs how its thing stands, and one HTTP status",
            [
                file: endpoint, "Docs/access/crews.md": row.replacing("409", with: "maybe"),
            ]),
        .broken(
            rule, "two endpoints of one name", says: "There is another endpoint crews.join",
            [
                file: endpoint + endpoint, "Docs/access/crews.md": row,
            ]),
        .broken(
            rule, "an endpoint whose name cannot be read", says: "name as a literal",
            [
                file: "let join = Endpoint(name: joinName, method: .post)\n"
            ]),
        .broken(
            rule, "an endpoint by its initialiser alone", says: "crews.leave is missing",
            [file: "let leave: Endpoint<A, B, C> = .init(name: \"crews.leave\", .delete, \"crews/{id}\")\n"]),
        .broken(
            rule, "an endpoint that is not called after its domain, without a row",
            says: "clubs.join is missing in Docs/access/crews.md",
            [file: endpoint.replacing("crews.join", with: "clubs.join")]),
        .broken(
            rule, "a page of a record without a row",
            says: "crews.page is missing in Docs/access/crews.md",
            [
                "Modules/Crews/Pages/CrewPages.swift":
                    "let page = RecordPage(name: \"crews.page\", prefix: \"crw\", make: make)\n"
            ]),
        .kept(
            rule, "an endpoint that is not called after its domain",
            [
                file: endpoint.replacing("crews.join", with: "clubs.join"),
                "Docs/access/crews.md": row.replacing("crews.join", with: "clubs.join"),
            ]),
        .kept(
            rule, "rows for each endpoint",
            [
                file: endpoint + "let list: [Endpoint<A, B>] = [join]\n",
                "Docs/access/crews.md": "# Access\n\n" + row + row.replacing("shown", with: "hidden"),
            ]),
    ]
}
