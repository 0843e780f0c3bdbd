public import Auth
public import Wire

/// The session of a person at a front end signs what a remote caller sends.
extension MemberSession: Credentials {}
