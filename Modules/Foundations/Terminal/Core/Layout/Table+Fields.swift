extension Table {
    /// The chosen columns alone, in the order of the choice, none of them left out for lack of room; nil if
    /// the choice names a column that is not there.
    func chosen(by choice: FieldChoice?, in language: Language) -> Table? {
        guard let choice else { return self }
        guard let places = choice.places(among: columns.map(\.title), in: language) else { return nil }
        return Table(
            places.map { place in
                let column = columns[place]
                return Column(column.title, column.alignment, flexible: column.minimumWidth)
            },
            rows: rows.map { row in places.map { cell(row, $0) } })
    }

    /// A table for programs, whose columns have the names of the HTTP API's members.
    public init(names: [String], rows: [[StyledText]]) {
        self.init(names.map { Column(Phrase($0)) }, rows: rows)
    }
}
