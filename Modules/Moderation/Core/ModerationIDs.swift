public import Vocabulary

/// The subject of a report's identifier.
public enum ReportSubject: IdentifierSubject {
    /// `rep`
    public static let prefix = "rep"
}

/// Names a report.
public typealias ReportID = Identifier<ReportSubject>

/// The subject of a batch's identifier.
public enum BatchSubject: IdentifierSubject {
    /// `bat`
    public static let prefix = "bat"
}

/// Names a batch.
public typealias BatchID = Identifier<BatchSubject>

/// The subject of a note's identifier.
public enum NoteSubject: IdentifierSubject {
    /// `nte`
    public static let prefix = "nte"
}

/// Names a note.
public typealias NoteID = Identifier<NoteSubject>

/// The subject of the identifier by which cases are ordered; outside, a case is named by its subject.
public enum CaseSubject: IdentifierSubject {
    /// `cse`
    public static let prefix = "cse"
}

/// Names a case within its store.
public typealias CaseID = Identifier<CaseSubject>
