extension Example {
    private static let rule = FoundationRule.name
    private static let document = """
        # Architecture

        ## Layers

        ```
          domains       XSQL   Terminal
          foundations   Preferences   Terminal   Wire   Database   Blobs   Calendar   SampleKit
                        UnicodeText
                        Vocabulary
        ```

        A target imports what is below it, never sideways. The exceptions:

        - XConsole uses the coders of its own XHTTP.
        - Preferences and Clock use
          Terminal; Wire uses nothing.

        ## Invariants
        """

    static let foundations: [Example] = [
        .broken(
            rule, "a foundation on one beside it, and nothing says so",
            says:
                "ARCHITECTURE.md:3: [foundations] Terminal depends on Wire, which stands in no row below it",
            changed(#"Foundations/Terminal", ["#, to: #"Foundations/Terminal", ["Wire", "#)),
        .broken(
            rule, "a foundation on one above it",
            says: "UnicodeText depends on Blobs, which stands in no row below",
            changed(#"["CUTF8Proc", "Vocabulary"]"#, to: #"["CUTF8Proc", "Blobs"]"#)),
        .broken(
            rule, "the vocabulary on anything", says: "Vocabulary depends on UnicodeText",
            changed(#"Foundations/Vocabulary")"#, to: #"Foundations/Vocabulary", ["UnicodeText"])"#)),
        .broken(
            rule, "a foundation that is not drawn", says: "Clock stands in no row of the foundations",
            changed(
                #"library("SampleKit""#,
                to: #"library("Clock", at: "Modules/Foundations/Clock"), library("SampleKit""#)),
        .broken(
            rule, "an exception that is no longer said", says: "Preferences depends on Terminal",
            tree(document.replacing("Preferences and Clock use", with: "Clock uses"))),
        .broken(
            rule, "no drawing", says: "ARCHITECTURE.md:1: [foundations] Blobs stands in no row",
            tree("# Architecture\n")),
        .kept(rule, "foundations as they are drawn", tree(document)),
    ]

    private static func tree(_ document: String) -> [String: String] {
        ExamplePackage.tree([FoundationRule.document: document])
    }

    private static func changed(_ piece: String, to other: String) -> [String: String] {
        ExamplePackage.changed(piece, to: other).merging([FoundationRule.document: document]) { $1 }
    }
}
