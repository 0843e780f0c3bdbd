public import Auth
public import Wire

/// A front end's session authenticates the requests of a remote caller.
extension MemberSession: Credentials {}
