extension Example {
    private static let rule = AccessRule.name
    private static let file = "Modules/Rides/HTTP/RideEndpoints.swift"
    private static let row = "| `rides.join` | shown | 401 | 201 | 409 | 201 | 201 |\n"
    private static let endpoint = """
        public static let join = Endpoint<JoinInput, RideBody>(
            name: "rides.join", method: .post, path: "rides/{id}/members")

        """

    static let access: [Example] = [
        .broken(
            rule, "an endpoint without a row",
            says: "\(file):1: [access] rides.join is missing in Docs/access/rides.md",
            [
                file: endpoint, "Docs/access/rides.md": "",
            ]),
        .broken(
            rule, "a row without an endpoint",
            says: "Docs/access/rides.md:2: [access] No endpoint is called rides.leave",
            [
                file: endpoint, "Docs/access/rides.md": row + row.replacing("join", with: "leave"),
            ]),
        .broken(
            rule, "two rows for one endpoint and thing", says: "rides.join has several rows for one thing",
            [
                file: endpoint, "Docs/access/rides.md": row + row,
            ]),
        .broken(
            rule, "a row that leaves somebody out", says: "one HTTP status each for anonymous, stranger",
            [
                file: endpoint, "Docs/access/rides.md": "| `rides.join` | shown | 401 | 201 | 409 | 201 |\n",
            ]),
        .broken(
            rule, "a row with something else than a status",
            says: "rides.join needs how its thing stands, and one HTTP status",
            [
                file: endpoint, "Docs/access/rides.md": row.replacing("409", with: "maybe"),
            ]),
        .broken(
            rule, "two endpoints of one name", says: "There is another endpoint rides.join",
            [
                file: endpoint + endpoint, "Docs/access/rides.md": row,
            ]),
        .broken(
            rule, "an endpoint whose name cannot be read", says: "name as a literal",
            [
                file: "let join = Endpoint(name: joinName, method: .post)\n"
            ]),
        .broken(
            rule, "an endpoint by its initialiser alone", says: "rides.leave is missing",
            [file: "let leave: Endpoint<A, B, C> = .init(name: \"rides.leave\", .delete, \"rides/{id}\")\n"]),
        .broken(
            rule, "an endpoint that is not called after its domain, without a row",
            says: "clubs.join is missing in Docs/access/rides.md",
            [file: endpoint.replacing("rides.join", with: "clubs.join")]),
        .broken(
            rule, "a page of a record without a row",
            says: "rides.page is missing in Docs/access/rides.md",
            [
                "Modules/Rides/Pages/RidePages.swift":
                    "let page = RecordPage(name: \"rides.page\", prefix: \"crw\", make: make)\n"
            ]),
        .kept(
            rule, "an endpoint that is not called after its domain",
            [
                file: endpoint.replacing("rides.join", with: "clubs.join"),
                "Docs/access/rides.md": row.replacing("rides.join", with: "clubs.join"),
            ]),
        .kept(
            rule, "rows for each endpoint",
            [
                file: endpoint + "let list: [Endpoint<A, B>] = [join]\n",
                "Docs/access/rides.md": "# Access\n\n" + row + row.replacing("shown", with: "hidden"),
            ]),
    ]
}
